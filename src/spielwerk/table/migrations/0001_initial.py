"""The first version of the store."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    initial = True

    dependencies: list[tuple[str, str]] = []

    operations = [
        migrations.CreateModel(
            name="Table",
            fields=[
                ("id", models.CharField(max_length=32, primary_key=True, serialize=False)),
                ("game", models.CharField(max_length=64)),
                ("rules", models.IntegerField()),
                ("setup", models.JSONField()),
                ("seed", models.BigIntegerField()),
                ("mode", models.CharField(max_length=16)),
                ("plan", models.JSONField()),
                ("free_undo", models.BooleanField()),
                ("seq", models.BigIntegerField(default=0)),
                ("seen", models.JSONField()),
                ("asked", models.JSONField()),
                ("awaits", models.JSONField()),
                ("digest", models.CharField(max_length=32)),
                ("undone", models.JSONField(default=list)),
                ("start", models.BinaryField(null=True)),
                ("first", models.IntegerField(default=0)),
                ("warning", models.TextField(default="")),
                ("over", models.BooleanField(default=False)),
                ("winners", models.JSONField(null=True)),
                ("spectator", models.CharField(db_index=True, default="", max_length=64)),
                ("host", models.CharField(db_index=True, default="", max_length=64)),
                ("created", models.DateTimeField(auto_now_add=True)),
                ("updated", models.DateTimeField()),
            ],
        ),
        migrations.CreateModel(
            name="Snapshot",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("n", models.IntegerField()),
                ("digest", models.CharField(max_length=32)),
                ("state", models.BinaryField()),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="snapshots",
                        to="table.table",
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("table", "n"), name="one_snapshot_a_number")],
            },
        ),
        migrations.CreateModel(
            name="Seat",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("seat", models.IntegerField()),
                ("link", models.CharField(db_index=True, default="", max_length=64)),
                ("code", models.CharField(db_index=True, default="", max_length=64)),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="seats", to="table.table"
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("table", "seat"), name="one_seat_a_number")],
            },
        ),
        migrations.CreateModel(
            name="Holder",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("key", models.CharField(db_index=True, max_length=64)),
                ("seat", models.IntegerField()),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="holders", to="table.table"
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("table", "key", "seat"), name="one_right_once")
                ],
            },
        ),
        migrations.CreateModel(
            name="Choice",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("n", models.IntegerField()),
                ("seat", models.IntegerField()),
                ("text", models.CharField(max_length=200)),
                ("out_of_turn", models.BooleanField(default=False)),
                ("events", models.TextField()),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="choices", to="table.table"
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("table", "n"), name="one_choice_a_number")],
            },
        ),
    ]
