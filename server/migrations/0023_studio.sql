CREATE TABLE "product_wizards" (
	"company_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"draft" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_wizards_company_id_member_id_pk" PRIMARY KEY("company_id","member_id")
);
--> statement-breakpoint
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