CREATE TABLE "companies" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"licence_number" text NOT NULL,
	"place_of_incorporation" text DEFAULT '' NOT NULL,
	"payment_mode" text NOT NULL,
	"business_email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"main_business_address" text DEFAULT '' NOT NULL,
	"contact_number" text DEFAULT '' NOT NULL,
	"website_url" text DEFAULT '' NOT NULL,
	"official_email" text DEFAULT '' NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"bank_account_sealed" text DEFAULT '' NOT NULL,
	"bank_account_last_digits" text DEFAULT '' NOT NULL,
	"theme_colour" text,
	"logo_file" uuid,
	"favicon_file" uuid,
	"documents" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"time_zone" text DEFAULT 'Asia/Hong_Kong' NOT NULL,
	"verification" text DEFAULT 'notSubmitted' NOT NULL,
	"verification_note" text DEFAULT '' NOT NULL,
	"verification_changed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_registry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"folded_name" text NOT NULL,
	"folded_licence" text NOT NULL,
	"business_type" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"deactivated_at" timestamp with time zone,
	"review_asked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_name_once" UNIQUE("folded_name"),
	CONSTRAINT "company_licence_once" UNIQUE("folded_licence")
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"company_name" text NOT NULL,
	"licence_number" text NOT NULL,
	"place_of_incorporation" text NOT NULL,
	"business_type" text NOT NULL,
	"title" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en_us' NOT NULL,
	"email" text,
	"email_key" text,
	"agreement" jsonb,
	"phone_country" text,
	"phone" text,
	"phone_verified_at" timestamp with time zone,
	"password_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "sign_up_token_once" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"key" text NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "files_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"key" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"role_ids" uuid[] NOT NULL,
	"group_id" uuid,
	"state" text DEFAULT 'pending' NOT NULL,
	"invited_by" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_groups" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"folded_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_groups_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "group_name_once_per_company" UNIQUE("company_id","folded_name")
);
--> statement-breakpoint
CREATE TABLE "member_roles" (
	"company_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	CONSTRAINT "member_roles_company_id_member_id_role_id_pk" PRIMARY KEY("company_id","member_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"group_id" uuid,
	"joined_at" timestamp with time zone NOT NULL,
	"deactivated_at" timestamp with time zone,
	CONSTRAINT "members_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "primary_transfers" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"from_member" uuid NOT NULL,
	"to_member" uuid NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "primary_transfers_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"system" text,
	"name" text NOT NULL,
	"folded_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"permissions" text[],
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "roles_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "role_name_once_per_company" UNIQUE("company_id","folded_name"),
	CONSTRAINT "role_system_once_per_company" UNIQUE("company_id","system")
);
--> statement-breakpoint
CREATE TABLE "notice_marks" (
	"company_id" uuid NOT NULL,
	"notice_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"read_at" timestamp with time zone,
	"gone_at" timestamp with time zone,
	CONSTRAINT "notice_marks_company_id_notice_id_member_id_pk" PRIMARY KEY("company_id","notice_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid,
	"kind" text NOT NULL,
	"values" jsonb NOT NULL,
	"href" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notices_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "broker_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"insurer" uuid NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"broker" uuid,
	"invited_by" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"connected_at" timestamp with time zone,
	CONSTRAINT "broker_invited_once" UNIQUE("insurer","email_key"),
	CONSTRAINT "broker_connected_once" UNIQUE("insurer","broker")
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"person_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "agreements_person_id_document_version_pk" PRIMARY KEY("person_id","document","version")
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"sends" integer DEFAULT 1 NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	CONSTRAINT "codes_purpose_subject_pk" PRIMARY KEY("purpose","subject")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_key_once" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "links" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" uuid NOT NULL,
	"home_company" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text,
	"password_changed_at" timestamp with time zone NOT NULL,
	"home_company" uuid NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"picture_file" uuid,
	"language" text DEFAULT 'en_us' NOT NULL,
	"notifies_login" boolean DEFAULT false NOT NULL,
	"checks_devices" boolean DEFAULT true NOT NULL,
	"two_step_secret" text,
	"two_step_since" timestamp with time zone,
	"two_step_last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone,
	CONSTRAINT "person_email_once" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"person_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_person_id_hash_pk" PRIMARY KEY("person_id","hash")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"home_company" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"signing_device" text,
	"address" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"place" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"company_id" uuid NOT NULL,
	"place" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"member_id" uuid,
	"what" text NOT NULL,
	"about" jsonb NOT NULL,
	"request_id" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_log_company_id_place_pk" PRIMARY KEY("company_id","place")
);
--> statement-breakpoint
CREATE TABLE "platform_state" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_counts" (
	"subject" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "call_counts_subject_minute_pk" PRIMARY KEY("subject","minute")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"company_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" text,
	"is_sealed" boolean DEFAULT false NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_company_id_key_hash_pk" PRIMARY KEY("company_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "mailbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"company_id" uuid DEFAULT (nullif(current_setting('app.company_id', true), ''))::uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"holds_secret" boolean DEFAULT false NOT NULL,
	"once_key" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_messages_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed_private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"device" text NOT NULL,
	"session_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_nonces" (
	"key_id" uuid NOT NULL,
	"nonce" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signing_nonces_key_id_nonce_pk" PRIMARY KEY("key_id","nonce")
);
--> statement-breakpoint
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
CREATE TABLE "company_settings" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_settings" (
	"company_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_settings_company_id_member_id_pk" PRIMARY KEY("company_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"upgraded_at" timestamp with time zone,
	"reactivation_asked_at" timestamp with time zone,
	"reactivation_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_roles" ADD CONSTRAINT "member_role_of_member" FOREIGN KEY ("company_id","member_id") REFERENCES "public"."members"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_roles" ADD CONSTRAINT "member_role_of_role" FOREIGN KEY ("company_id","role_id") REFERENCES "public"."roles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "member_in_group" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."member_groups"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bodies" ADD CONSTRAINT "bodies_company_id_product_id_products_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."products"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shells" ADD CONSTRAINT "shell_address_known" FOREIGN KEY ("slug") REFERENCES "public"."shell_addresses"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_registry_by_state" ON "company_registry" USING btree ("state","deactivated_at");--> statement-breakpoint
CREATE INDEX "sign_ups_by_email" ON "sign_ups" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "sign_ups_by_expiry" ON "sign_ups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "files_by_purpose" ON "files" USING btree ("company_id","purpose","made_at");--> statement-breakpoint
CREATE INDEX "uploads_by_end" ON "uploads" USING btree ("company_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_once_per_address" ON "invitations" USING btree ("company_id","email_key") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "one_primary_per_company" ON "member_roles" USING btree ("company_id") WHERE is_primary;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_transfer_per_company" ON "primary_transfers" USING btree ("company_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "primary_transfers_by_time" ON "primary_transfers" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "notices_by_time" ON "notices" USING btree ("company_id","made_at");--> statement-breakpoint
CREATE INDEX "broker_connections_by_broker" ON "broker_connections" USING btree ("broker");--> statement-breakpoint
CREATE INDEX "codes_by_expiry" ON "codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "devices_by_person" ON "devices" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "links_by_subject" ON "links" USING btree ("purpose","subject");--> statement-breakpoint
CREATE INDEX "links_by_expiry" ON "links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "people_by_company" ON "people" USING btree ("home_company");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_by_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "call_counts_by_minute" ON "call_counts" USING btree ("minute");--> statement-breakpoint
CREATE INDEX "idempotency_keys_used_at" ON "idempotency_keys" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "mailbox_by_recipient" ON "mailbox" USING btree ("recipient","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_message_once" ON "outbox_messages" USING btree ("company_id","once_key");--> statement-breakpoint
CREATE INDEX "outbox_messages_by_state" ON "outbox_messages" USING btree ("company_id","state","created_at");--> statement-breakpoint
CREATE INDEX "signing_keys_by_expiry" ON "signing_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "signing_nonces_by_time" ON "signing_nonces" USING brin ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "body_one_draft" ON "bodies" USING btree ("company_id","product_id") WHERE state = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "body_hash_once" ON "bodies" USING btree ("company_id","product_id","hash");--> statement-breakpoint
CREATE INDEX "shells_by_product" ON "shells" USING btree ("company_id","product_id");