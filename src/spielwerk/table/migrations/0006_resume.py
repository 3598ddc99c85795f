"""The kind of each choice, so that a table continues from its newest position."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("table", "0005_luck")]

    operations = [
        migrations.AddField("choice", "gesture", models.CharField(max_length=100, null=True)),
        migrations.AddField("choice", "kind", models.SmallIntegerField(default=0)),
    ]
