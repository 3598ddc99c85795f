"""Which choices were made in one touch with the one before: they are undone together."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("table", "0002_story")]

    operations = [migrations.AddField("choice", "joins", models.BooleanField(default=False))]
