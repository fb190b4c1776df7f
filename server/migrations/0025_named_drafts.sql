CREATE TABLE "draft_choices" (
	"company_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"body_id" uuid,
	"floor" integer NOT NULL,
	CONSTRAINT "draft_choices_company_id_product_id_person_id_pk" PRIMARY KEY("company_id","product_id","person_id")
);
--> statement-breakpoint
DROP INDEX "form_one_editor";--> statement-breakpoint
DROP INDEX "body_one_draft";--> statement-breakpoint
ALTER TABLE "form_editing" ADD COLUMN "body_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "bodies" ADD COLUMN "draft_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_choices" ADD CONSTRAINT "draft_choices_company_id_product_id_products_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."products"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "form_one_editor" ON "form_editing" USING btree ("company_id","product_id","body_id") WHERE is_editor;--> statement-breakpoint
CREATE UNIQUE INDEX "body_one_draft" ON "bodies" USING btree ("company_id","product_id","draft_name") WHERE state = 'draft';