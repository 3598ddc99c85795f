"""Campaigns: their links, sheets and holders, and the tables that are their legs."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("table", "0009_clock"),
    ]

    operations = [
        migrations.CreateModel(
            name="Campaign",
            fields=[
                ("id", models.CharField(max_length=32, primary_key=True, serialize=False)),
                ("story", models.CharField(max_length=64)),
                ("rules", models.IntegerField()),
                ("setup", models.JSONField()),
                ("seed", models.BigIntegerField()),
                ("mode", models.CharField(max_length=16)),
                ("head", models.IntegerField(default=-1)),
                ("table", models.CharField(default="", max_length=32)),
                ("seq", models.BigIntegerField(default=0)),
                ("spectator", models.CharField(db_index=True, default="", max_length=64)),
                ("host", models.CharField(db_index=True, default="", max_length=64)),
                ("created", models.DateTimeField(auto_now_add=True)),
                ("updated", models.DateTimeField()),
            ],
        ),
        migrations.AddField(
            model_name="table",
            name="report",
            field=models.JSONField(null=True),
        ),
        migrations.AddField(
            model_name="table",
            name="campaign",
            field=models.ForeignKey(
                null=True,
                on_delete=django.db.models.deletion.CASCADE,
                related_name="tables",
                to="table.campaign",
            ),
        ),
        migrations.CreateModel(
            name="Link",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("n", models.IntegerField()),
                ("kind", models.CharField(max_length=16)),
                ("after", models.IntegerField()),
                ("chronicle", models.JSONField()),
                ("title", models.CharField(default="", max_length=64)),
                ("report", models.JSONField(null=True)),
                ("edits", models.JSONField(default=list)),
                ("change", models.JSONField(null=True)),
                ("who", models.CharField(default="", max_length=100)),
                ("why", models.TextField(default="")),
                ("record", models.TextField(default="")),
                ("created", models.DateTimeField(auto_now_add=True)),
                (
                    "campaign",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="links", to="table.campaign"
                    ),
                ),
                (
                    "table",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="links",
                        to="table.table",
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("campaign", "n"), name="one_link_a_number")],
            },
        ),
        migrations.CreateModel(
            name="Sheet",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("sheet", models.IntegerField()),
                ("link", models.CharField(db_index=True, default="", max_length=64)),
                ("code", models.CharField(db_index=True, default="", max_length=64)),
                (
                    "campaign",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="sheets",
                        to="table.campaign",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("campaign", "sheet"), name="one_sheet_a_number")
                ],
            },
        ),
        migrations.CreateModel(
            name="SheetHolder",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("key", models.CharField(db_index=True, max_length=64)),
                ("sheet", models.IntegerField()),
                (
                    "campaign",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="holders",
                        to="table.campaign",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("campaign", "key", "sheet"), name="one_sheet_right_once")
                ],
            },
        ),
    ]
