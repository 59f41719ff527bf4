import { useState } from 'react';
import { useEngineCount } from '../features/chat/queries.ts';
import { AssistantPanel } from '../features/trainer/assistant-panel.tsx';
import { PerformanceView } from '../features/trainer/performance-view.tsx';
import { TrainingDashboard } from '../features/trainer/training-dashboard.tsx';
import { TrainingForm } from '../features/trainer/training-form.tsx';
import { TrainingList } from '../features/trainer/training-list.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Tabs } from '../ui/tabs.tsx';

type TrainerTab = 'dashboard' | 'training' | 'performance' | 'data' | 'assistant';

export default function AiTrainerPage() {
  const [tab, setTab] = useState<TrainerTab>('dashboard');
  const engineCount = useEngineCount();
  return (
    <>
      <PageHeading
        title="AI Defect Trainer"
        subtitle={
          engineCount === undefined
            ? 'Teach the panel photos and check how often it is right.'
            : `Teach the ${engineCount} engines with photos and check how often they are right.`
        }
      />
      <Tabs
        label="AI Defect Trainer"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { id: 'dashboard', label: 'Dashboard', content: <TrainingDashboard /> },
          { id: 'training', label: 'Training', content: <TrainingForm /> },
          { id: 'performance', label: 'Performance', content: <PerformanceView /> },
          { id: 'data', label: 'Training Data', content: <TrainingList /> },
          { id: 'assistant', label: 'AI Assistant', content: <AssistantPanel /> },
        ]}
      />
    </>
  );
}
