CREATE TABLE "bodies" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"revision" integer NOT NULL,
	"state" text NOT NULL,
	"hash" text,
	"document" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bodies_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "body_number_once" UNIQUE("company_id","product_id","number")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"size" text NOT NULL,
	"insurance_type" text NOT NULL,
	"currency" text NOT NULL,
	"languages" jsonb NOT NULL,
	"owner_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "shell_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"owner_company" uuid NOT NULL,
	"shell_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shells" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"body_number" integer NOT NULL,
	"body_hash" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shells_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "language" text DEFAULT 'en_us' NOT NULL;--> statement-breakpoint
ALTER TABLE "bodies" ADD CONSTRAINT "bodies_company_id_product_id_products_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."products"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shells" ADD CONSTRAINT "shell_address_known" FOREIGN KEY ("slug") REFERENCES "public"."shell_addresses"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "body_one_draft" ON "bodies" USING btree ("company_id","product_id") WHERE state = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "body_hash_once" ON "bodies" USING btree ("company_id","product_id","hash");--> statement-breakpoint
CREATE INDEX "shells_by_product" ON "shells" USING btree ("company_id","product_id");