CREATE TABLE "form_editing" (
	"company_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"is_editor" boolean NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "form_editing_person_once" PRIMARY KEY("company_id","product_id","person_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "form_one_editor" ON "form_editing" USING btree ("company_id","product_id") WHERE is_editor;