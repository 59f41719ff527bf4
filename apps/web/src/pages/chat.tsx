import { Link, useSearchParams } from 'wouter';
import { useDevice } from '../browser/device.ts';
import { useOnline } from '../browser/offline-banner.tsx';
import { ChatPanel } from '../features/chat/chat-panel.tsx';
import { ClearHistory } from '../features/chat/clear-history.tsx';
import { failureWords } from '../features/chat/failure-words.ts';
import { pageGreeting, pageStarters } from '../features/chat/greeting.ts';
import { useEngineCount } from '../features/chat/queries.ts';
import { useChat } from '../features/chat/use-chat.ts';
import { useProjects } from '../features/projects/queries.ts';
import { pathTo } from '../routes/paths.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { ArrowLeft } from '../ui/icons/arrow-left.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** What header, navigation and some of their space leave; offline a banner of up to two lines stands above them. */
const HEIGHT = 'h-[calc(100dvh-9rem)]';
const HEIGHT_OFFLINE = 'h-[calc(100dvh-12.5rem)] desktop:h-[calc(100dvh-11.5rem)]';

/** The chat; about one project where a link of its page led here, and about everything else. */
export default function ChatPage() {
  const id = Number(useSearchParams()[0].get('project'));
  const projectId = Number.isSafeInteger(id) && id > 0 ? id : null;
  // Another subject is another conversation.
  return <Conversation key={projectId} projectId={projectId} />;
}

function Conversation({ projectId }: { projectId: number | null }) {
  const engineCount = useEngineCount();
  const desktop = useDevice() === 'desktop';
  const online = useOnline();
  const projects = useProjects();
  const chat = useChat({ subject: { defectId: null, projectId }, onFailure: failureWords });
  const about = projects.data?.items.find(({ id }) => id === projectId)?.name;
  const badge = (
    <Badge tone="blue">{engineCount === undefined ? 'AI Engines' : `${engineCount} AI Engines`}</Badge>
  );
  return (
    <div className={`-mt-3 -mb-2 flex min-h-64 flex-col desktop:my-0 ${online ? HEIGHT : HEIGHT_OFFLINE}`}>
      <PageHeading
        compact
        title="AI Construction Assistant"
        subtitle={
          about
            ? `About ${about}`
            : desktop
              ? 'Answers on defects, the NCC and tolerances, each with its sources.'
              : badge
        }
        aside={
          <>
            {desktop ? badge : null}
            <ClearHistory chat={chat} variant={desktop ? 'secondary' : 'quiet'} />
            {desktop ? (
              <Link href={pathTo('dashboard')} className={buttonClass({ size: 'small' })}>
                <ArrowLeft className="size-4" aria-hidden="true" />
                Back to Dashboard
              </Link>
            ) : null}
          </>
        }
      />
      <section
        aria-label="Chat"
        className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-md border border-line bg-surface"
      >
        <ChatPanel
          chat={chat}
          greeting={pageGreeting(engineCount)}
          // Known in a moment: starters that change under a finger are worse than none.
          starters={projects.data ? pageStarters(projects.data.items.length > 0) : []}
          label="Message to the assistant"
          className="flex-1"
        />
      </section>
    </div>
  );
}
