import { Loaded } from '../../api/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { dateAndTime, longDate } from '../../ui/dates.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useDueFeed, useEndDueFeed, useMakeDueFeed } from './queries.ts';

/** A secret address by which a calendar reads what is due: made, copied and ended here. */
export default function DueFeed() {
  return (
    <Loaded query={useDueFeed()} what="the calendar link" skeleton={null}>
      {(feed) => <Feed feed={feed} />}
    </Loaded>
  );
}

function Feed({ feed }: { feed: ReturnType<typeof useDueFeed>['data'] }) {
  const make = useMakeDueFeed();
  const end = useEndDueFeed();
  const address = make.data?.address;
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: 'Link copied', tone: 'good' }),
      () => toast({ title: 'Copy the link from the field', tone: 'destructive' }),
    );
  return (
    <section
      aria-labelledby="due-feed"
      className="mt-8 space-y-3 rounded-md border border-line bg-surface p-4 tablet:p-5"
    >
      <h2 id="due-feed" className="text-lg font-semibold">
        In your calendar
      </h2>
      <p className="text-sm text-ink-soft">
        Subscribe to this link in your calendar. It shows every date on this page.
      </p>
      {feed && address ? (
        <Field label="Calendar link" hint="We can’t show it again. Anyone with the link can read it.">
          {(control) => (
            <Input {...control} readOnly value={address} onFocus={(event) => event.target.select()} />
          )}
        </Field>
      ) : null}
      {feed && !address ? (
        <p className="text-sm">
          Link made on {longDate(feed.createdAt)},{' '}
          {feed.readAt ? `last read ${dateAndTime(feed.readAt)}` : 'not read yet'}.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {feed && address ? (
          <Button variant="primary" onClick={() => void copy(address)}>
            Copy link
          </Button>
        ) : null}
        <Button busy={make.isPending} disabled={end.isPending} onClick={() => make.mutate()}>
          {feed ? 'Make a new link' : 'Make calendar link'}
        </Button>
        {feed ? (
          <Button variant="quiet" busy={end.isPending} disabled={make.isPending} onClick={() => end.mutate()}>
            End calendar link
          </Button>
        ) : null}
      </div>
      {feed ? <p className="text-sm text-ink-soft">A new link ends the old one.</p> : null}
    </section>
  );
}
