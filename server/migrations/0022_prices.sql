ALTER TABLE "products" ADD COLUMN "type_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_tests" ADD COLUMN "worksheet" jsonb;--> statement-breakpoint
ALTER TABLE "authority_limits" ADD COLUMN "elsewhere" jsonb;