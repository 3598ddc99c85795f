"""A table that the host of the server has closed."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("table", "0006_resume")]

    operations = [migrations.AddField("table", "closed", models.BooleanField(default=False))]
