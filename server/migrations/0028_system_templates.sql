CREATE TABLE "system_template_drafts" (
	"key" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"version" integer,
	"used_revision" integer,
	"shipped_version" integer NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_template_versions" (
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"body" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" uuid NOT NULL,
	CONSTRAINT "system_template_versions_key_version_pk" PRIMARY KEY("key","version")
);
