CREATE TABLE "stale_texts" (
	"company_id" uuid NOT NULL,
	"body_id" uuid NOT NULL,
	"key" text NOT NULL,
	"language" text NOT NULL,
	CONSTRAINT "stale_texts_company_id_body_id_key_language_pk" PRIMARY KEY("company_id","body_id","key","language")
);
--> statement-breakpoint
ALTER TABLE "stale_texts" ADD CONSTRAINT "stale_texts_body" FOREIGN KEY ("company_id","body_id") REFERENCES "public"."bodies"("company_id","id") ON DELETE cascade ON UPDATE no action;