"""Luck from a secret.  Running tables get a secret of their own and lose the seed they had.

Past draws stay.  The stored positions contained the state of the generator, from which all luck of a game
could be computed; now they contain the number of draws.
"""

import secrets
from typing import Any

import msgspec
from django.db import migrations, models

CHANCE = -1
"""The seat of luck in the rows of choices."""


def renew(apps: Any, schema: Any) -> None:
    """Gives new luck to all running tables except guided games, whose lessons need the luck they have."""
    tables = apps.get_model("table", "Table").objects.using(schema.connection.alias)
    for table in tables.filter(over=False).exclude(origin="guide"):
        choices = table.choices.filter(n__gte=table.first).order_by("n").values_list("n", "seat")
        drawn, before = {table.first: 0}, 0
        for n, seat in choices:
            before += seat == CHANCE
            drawn[n + 1] = before
        for snapshot in table.snapshots.filter(n__gte=table.first):
            snapshot.state = _with_draws(snapshot.state, drawn.get(snapshot.n, 0))
            snapshot.save(update_fields=["state"])
        if table.start is not None:
            table.start = _with_draws(table.start, 0)
        table.secret = secrets.token_hex(16)
        table.luck_since = len(drawn) - 1 + sum(map(len, table.undone))
        table.seed = 0
        table.save(update_fields=["start", "secret", "luck_since", "seed"])


def _with_draws(state: Any, draws: int) -> bytes:
    return msgspec.json.encode({**msgspec.json.decode(bytes(state)), "random": draws})


class Migration(migrations.Migration):
    dependencies = [("table", "0004_cut_back")]

    operations = [
        migrations.AddField("table", "secret", models.CharField(max_length=128, default="")),
        migrations.AddField("table", "luck_since", models.IntegerField(default=0)),
        migrations.AddField("table", "luck_given", models.BooleanField(default=False)),
        migrations.AddField("table", "notices", models.JSONField(default=list)),
        migrations.RunPython(renew, migrations.RunPython.noop),
    ]
