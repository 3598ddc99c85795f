"""Private notes of a seat, and the address that is told whose turn it is."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("table", "0007_closed")]

    operations = [
        migrations.AddField("seat", "notes", models.TextField(default="")),
        migrations.AddField("table", "webhook", models.CharField(max_length=500, default="")),
    ]
