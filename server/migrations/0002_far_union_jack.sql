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
CREATE INDEX "files_by_purpose" ON "files" USING btree ("company_id","purpose","made_at");--> statement-breakpoint
CREATE INDEX "uploads_by_end" ON "uploads" USING btree ("company_id","expires_at");--> statement-breakpoint
CREATE INDEX "notices_by_time" ON "notices" USING btree ("company_id","made_at");--> statement-breakpoint
CREATE INDEX "mailbox_by_recipient" ON "mailbox" USING btree ("recipient","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_message_once" ON "outbox_messages" USING btree ("company_id","once_key");--> statement-breakpoint
CREATE INDEX "outbox_messages_by_state" ON "outbox_messages" USING btree ("company_id","state","created_at");