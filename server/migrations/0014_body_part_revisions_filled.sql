-- Which part of a draft was changed last is not known of drafts from before: each of them may be.
ALTER TABLE "bodies" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "bodies" SET "part_revisions" = coalesce((SELECT jsonb_object_agg("part", "revision") FROM jsonb_object_keys("document") "part" WHERE "part" <> 'version'), '{}'::jsonb) WHERE "state" = 'draft';--> statement-breakpoint
ALTER TABLE "bodies" FORCE ROW LEVEL SECURITY;
