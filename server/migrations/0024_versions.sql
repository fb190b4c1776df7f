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
ALTER TABLE "body_changes" ADD CONSTRAINT "body_changes_company_id_product_id_products_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."products"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "body_changes_by_product" ON "body_changes" USING btree ("company_id","product_id","revision");