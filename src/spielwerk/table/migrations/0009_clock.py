"""The clock of a table; none by default."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("table", "0008_notes")]

    operations = [
        migrations.AddField("table", "clock", models.JSONField(null=True, default=None)),
    ]
