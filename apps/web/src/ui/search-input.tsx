import { cx } from './class-names.ts';
import { Search } from './icons/search.tsx';
import { Input } from './input.tsx';

interface SearchInputProps {
  /** What is searched, such as 'Search findings'. */
  label: string;
  placeholder: string;
  maxLength?: number;
  value: string;
  onValueChange: (value: string) => void;
  /** Of the frame: how wide it is beside the filters. */
  className?: string;
}

/** The words that a list is searched for, with the lens that says so. */
export function SearchInput({
  label,
  placeholder,
  maxLength,
  value,
  onValueChange,
  className,
}: SearchInputProps) {
  return (
    <div className={cx('relative', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        className="pl-9"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </div>
  );
}
