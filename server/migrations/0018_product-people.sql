CREATE TABLE "product_people" (
	"company_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_person_once" PRIMARY KEY("company_id","product_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "access" text DEFAULT 'company' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_people" ADD CONSTRAINT "product_people_company_id_product_id_products_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."products"("company_id","id") ON DELETE no action ON UPDATE no action;