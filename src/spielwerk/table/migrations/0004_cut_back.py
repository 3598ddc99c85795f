"""Whether choices were left out when a match continued with other rules."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("table", "0003_joins")]

    operations = [migrations.AddField("table", "cut_back", models.BooleanField(default=False))]
