import type { ProjectPerson } from '@plumbline/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call } from '../../../api/client.ts';
import { lazyPart } from '../../../browser/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Pencil } from '../../../ui/icons/pencil.tsx';
import { UserPlus } from '../../../ui/icons/user-plus.tsx';
import { peopleKey, ROLE_NAMES } from './person-words.ts';

const PersonDialog = lazyPart(() => import('./person-dialog.tsx'));

const LINK = 'inline-flex min-h-(--target-small) items-center text-sm text-link wrap-anywhere';

/** An extension isn't dialled: its digits would become part of the number. */
const dials = (phone: string) => `tel:${phone.replace(/[ex].*$/i, '').replaceAll(/[^\d+]/g, '')}`;

/** Whom to ring about this building, and a way to add and change them. */
export function ProjectPeople({ projectId }: { projectId: number }) {
  const people = useQuery({
    queryKey: peopleKey(projectId),
    queryFn: ({ signal }) => call('listPeople', { params: { id: projectId }, signal }),
  });
  /** The person to edit, or a new one. */
  const [open, setOpen] = useState<ProjectPerson | 'new' | null>(null);
  return (
    <section aria-label="People">
      <h2 className="text-xs text-ink-soft">People</h2>
      {people.isError ? <p className="text-sm text-ink-soft">We couldn’t load the people.</p> : null}
      <ul className="flex flex-wrap gap-x-8">
        {(people.data ?? []).map((person) => (
          <li key={person.id} className="flex max-w-full items-start gap-1">
            <div className="min-w-0 py-2">
              <p className="text-sm wrap-anywhere">
                <span className="font-medium">{person.name}</span>{' '}
                <span className="text-ink-soft">{ROLE_NAMES[person.role]}</span>
              </p>
              <p className="flex flex-wrap gap-x-4">
                {person.phone ? (
                  <a className={LINK} href={dials(person.phone)}>
                    {person.phone}
                  </a>
                ) : null}
                {person.email ? (
                  <a className={LINK} href={`mailto:${encodeURIComponent(person.email)}`}>
                    {person.email}
                  </a>
                ) : null}
              </p>
            </div>
            <IconButton label={`Edit ${person.name}`} onClick={() => setOpen(person)}>
              <Pencil aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        size="small"
        className="mt-1"
        icon={<UserPlus aria-hidden="true" className="size-4" />}
        onClick={() => setOpen('new')}
      >
        Add person
      </Button>
      <Suspense>
        {open ? (
          <PersonDialog
            projectId={projectId}
            person={open === 'new' ? undefined : open}
            onClose={() => setOpen(null)}
          />
        ) : null}
      </Suspense>
    </section>
  );
}
