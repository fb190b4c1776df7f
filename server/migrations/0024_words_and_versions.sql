CREATE TABLE "month_statements" (
	"company_id" uuid NOT NULL,
	"month" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "month_statements_company_id_month_pk" PRIMARY KEY("company_id","month")
);
--> statement-breakpoint
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
CREATE TABLE "body_changes" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"body_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"what" text NOT NULL,
	"person_id" uuid,
	"parts" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"differences" jsonb NOT NULL,
	"difference_count" integer NOT NULL,
	"revision" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "body_changes_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_group_people" (
	"company_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_group_person_once" PRIMARY KEY("company_id","group_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "product_groups" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_groups_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "product_group_name_once" UNIQUE("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "template_bindings" (
	"company_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"moment" text NOT NULL,
	"template_id" uuid NOT NULL,
	CONSTRAINT "template_bindings_company_id_product_id_moment_pk" PRIMARY KEY("company_id","product_id","moment")
);
--> statement-breakpoint
CREATE TABLE "template_versions" (
	"company_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"body" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" uuid,
	CONSTRAINT "template_versions_company_id_template_id_version_pk" PRIMARY KEY("company_id","template_id","version")
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"tag" text NOT NULL,
	"product_id" uuid,
	"body" jsonb NOT NULL,
	"version" integer,
	"used_revision" integer,
	"system_key" text,
	"system_version" integer,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "templates_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "locked_by" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "trashed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "trashed_by" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "body_changes" ADD CONSTRAINT "body_changes_company_id_product_id_products_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."products"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_group_people" ADD CONSTRAINT "product_group_people_group" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."product_groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photos_newest" ON "photos" USING btree ("company_id","added_at");--> statement-breakpoint
CREATE INDEX "body_changes_by_product" ON "body_changes" USING btree ("company_id","product_id","revision");--> statement-breakpoint
CREATE INDEX "template_bindings_of" ON "template_bindings" USING btree ("company_id","template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_name_once" ON "templates" USING btree ("company_id","kind",lower("name"));--> statement-breakpoint
CREATE INDEX "templates_newest" ON "templates" USING btree ("company_id","kind","updated_at");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_group" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."product_groups"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_of_group" ON "products" USING btree ("company_id","group_id");