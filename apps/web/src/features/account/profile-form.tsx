import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ProfileInput, profileInput } from '@plumbline/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../api/client.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useAuth, useUser } from '../auth/auth-context.ts';
import { PhotoField } from './photo-field.tsx';
import { PROFILE, useProfile } from './queries.ts';
import { SettingsCard } from './settings-card.tsx';

/** The profile: what people say of themselves. */
export function ProfileCard() {
  return (
    <SettingsCard title="Profile" query={useProfile()}>
      {(profile) => (
        <div className="space-y-6">
          <PhotoField />
          <ProfileForm profile={profile} />
        </div>
      )}
    </SettingsCard>
  );
}

function ProfileForm({ profile }: { profile: ProfileInput }) {
  const { email } = useUser();
  const { refresh } = useAuth();
  const queryClient = useQueryClient();
  const {
    register,
    handleSubmit,
    reset,
    formState: { errors },
  } = useForm<ProfileInput>({
    resolver: standardSchemaResolver(profileInput),
    defaultValues: profile,
  });
  const sending = useSubmit(
    handleSubmit(async (body) => {
      const saved = await call('saveProfile', { body });
      queryClient.setQueryData(PROFILE, saved);
      reset(saved);
      toast({ title: 'Profile saved', tone: 'good' });
      await refresh();
    }),
    'The profile couldn’t be saved. Please try again.',
  );
  return (
    <Form submission={sending} submit="Save Changes" className="grid gap-4 tablet:grid-cols-2">
      <Field label="Display name" error={errors.displayName?.message}>
        {(control) => <Input {...control} {...register('displayName')} autoComplete="name" />}
      </Field>
      <Field label="Email" hint="You can’t change this address.">
        {(control) => <Input {...control} value={email} readOnly autoComplete="email" />}
      </Field>
      <Field label="Phone" optional error={errors.phone?.message}>
        {(control) => <Input {...control} {...register('phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Field label="Location" optional error={errors.location?.message}>
        {(control) => <Input {...control} {...register('location')} autoComplete="address-level2" />}
      </Field>
      <div className="tablet:col-span-2">
        <Field label="Website" optional error={errors.website?.message}>
          {(control) => (
            <Input
              {...control}
              {...register('website')}
              type="url"
              inputMode="url"
              placeholder="https://"
              autoComplete="url"
            />
          )}
        </Field>
      </div>
      <div className="tablet:col-span-2">
        <Field label="Bio" optional hint="At most 500 characters." error={errors.bio?.message}>
          {(control) => <Textarea {...control} {...register('bio')} />}
        </Field>
      </div>
    </Form>
  );
}
