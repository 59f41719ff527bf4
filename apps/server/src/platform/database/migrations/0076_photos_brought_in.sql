ALTER TABLE "photos" ADD COLUMN "brought_in_at" timestamp with time zone;--> statement-breakpoint
-- Those that earlier imports and moves brought in: by themselves, or with the finding that they are the cover of.
update photos set brought_in_at = m.imported_at from migration_ids m
  where m.kind = 'photos' and m.local_id = photos.id and photos.source = 'brought_in';--> statement-breakpoint
update photos set brought_in_at = m.imported_at from migration_ids m join defects d on d.id = m.local_id
  where m.kind = 'defects' and d.photo_id = photos.id and photos.source = 'brought_in' and photos.brought_in_at is null;--> statement-breakpoint
-- A photo is evidence from the moment that it is here.
create function refuse_changed_photo() returns trigger language plpgsql as $$
begin
  if (new.folder, new.kind, new.sha256, new.bytes, new.created_at, new.brought_in_at)
    is distinct from (old.folder, old.kind, old.sha256, old.bytes, old.created_at, old.brought_in_at) then
    raise exception 'the file and the arrival of photo % are never changed', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger photos_unchanged before update on photos
  for each row execute function refuse_changed_photo();
