import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, call } from '../../../api/client.ts';
import '../../../api/report-endpoints.ts';

const letterheadKey = ['letterhead'] as const;

export type LetterheadValues = CallInput<'setLetterhead'>['body'];

export function useLetterhead() {
  return useQuery({
    queryKey: letterheadKey,
    queryFn: ({ signal }) => call('getLetterhead', { signal }),
    staleTime: 0,
  });
}

/** What the server answers a change with is the letterhead from then on. */
function useLetterheadChange<Input>(change: (input: Input) => ReturnType<typeof call<'getLetterhead'>>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (letterhead) => queryClient.setQueryData(letterheadKey, letterhead),
  });
}

export const useSaveLetterhead = () =>
  useLetterheadChange((body: LetterheadValues) => call('setLetterhead', { body }));

export const useSetLogo = () =>
  useLetterheadChange((file: File) => {
    const form = new FormData();
    form.set('logo', file);
    return call('setLogo', { form });
  });

export const useDeleteLogo = () => useLetterheadChange((_nothing: null) => call('deleteLogo'));

/** The first page with these values as a picture; the last one stays until the next has come. */
export function useLetterheadPreview(values: LetterheadValues, logoChanges: number) {
  return useQuery({
    queryKey: [...letterheadKey, 'preview', logoChanges, values],
    queryFn: ({ signal }) => call('previewLetterhead', { body: values, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}
