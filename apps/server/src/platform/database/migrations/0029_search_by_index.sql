-- Both come with PostgreSQL and may be added by a database's owner.
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists btree_gin;
--> statement-breakpoint
-- What a search looks through, in one text and in small letters, so that looking at a row takes no work on its words. The
-- separator can't be typed: nothing is found that begins in one field and ends in the next.
alter table defects add column searched text generated always as
  (lower(title || chr(1) || description || chr(1) || location || chr(1) || user_description)) stored;
--> statement-breakpoint
-- Together with the account, or a word that everybody uses would lead through everybody's findings.
create index defects_by_words on defects using gin (user_id, searched gin_trgm_ops);
--> statement-breakpoint
create index defects_by_stage on defects using gin (user_id, stage_ids);
--> statement-breakpoint
-- The planner tells words that are everywhere from rare ones by a sample; a small one knows the commonest alone.
alter table defects alter column searched set statistics 400;
--> statement-breakpoint
analyze defects;
