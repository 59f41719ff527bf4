import { useSearchParams } from 'wouter';

const PARAMETER = 'defect';

/** Which finding is open over the page. It stands in the address, so that going back closes it. */
export function useOpenDefect(): [id: number | null, open: (id: number) => void, close: () => void] {
  const [params, setParams] = useSearchParams();
  const id = Number(params.get(PARAMETER));
  const set = (next: number | null) =>
    setParams((current) => {
      if (next === null) current.delete(PARAMETER);
      else current.set(PARAMETER, String(next));
      return current;
    });
  return [Number.isInteger(id) && id > 0 ? id : null, set, () => set(null)];
}
