"""What *My tables* and the guided first game need to know about a table."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("table", "0001_initial")]

    operations = [
        migrations.AddField("table", "result", models.JSONField(null=True)),
        migrations.AddField("table", "origin", models.CharField(default="", max_length=16)),
        migrations.AddField("table", "guide", models.IntegerField(default=0)),
    ]
