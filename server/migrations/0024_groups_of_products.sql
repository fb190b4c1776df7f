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
ALTER TABLE "products" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "locked_by" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "trashed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "trashed_by" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "product_group_people" ADD CONSTRAINT "product_group_people_group" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."product_groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_group" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."product_groups"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_of_group" ON "products" USING btree ("company_id","group_id");