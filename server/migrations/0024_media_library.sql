CREATE TABLE "components" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"kind" text NOT NULL,
	"pages" jsonb NOT NULL,
	"questions" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"added_by" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "components_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "fonts" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"family" text NOT NULL,
	"style" text NOT NULL,
	"weight" integer NOT NULL,
	"weight_from" integer,
	"weight_to" integer,
	"source" text NOT NULL,
	"licence" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"added_by" uuid,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "font_once" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "photo_sizes" (
	"company_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"version" text NOT NULL,
	"width" integer NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "photo_sizes_company_id_photo_id_version_width_kind_pk" PRIMARY KEY("company_id","photo_id","version","width","kind")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"licence" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"crop" jsonb NOT NULL,
	"focus_x" smallint NOT NULL,
	"focus_y" smallint NOT NULL,
	"version" text NOT NULL,
	"made_version" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"added_by" uuid,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "photo_once" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE INDEX "photos_newest" ON "photos" USING btree ("company_id","added_at");