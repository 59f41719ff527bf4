-- Until now every finding had the one photo that was analysed.
update defects set examined_photo_id = photo_id where photo_id is not null;--> statement-breakpoint
create function take_cover_as_examined() returns trigger language plpgsql as $$
begin
  new.examined_photo_id := coalesce(new.examined_photo_id, new.photo_id);
  return new;
end $$;
--> statement-breakpoint
create trigger defects_examined_photo before insert on defects
  for each row execute function take_cover_as_examined();
