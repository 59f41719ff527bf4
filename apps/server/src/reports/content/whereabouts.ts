/** A place of a project, as a finding is filed under it. */
export interface Place {
  name: string;
  level: string;
}

/**
 * Where a finding is, to readers: the place that it is filed under and what somebody wrote of it, neither of them twice.
 * 'Hall', 'Ground' and 'above the door' → 'Hall, Ground: above the door'.
 */
export function whereabouts(location: string, place: Place | null): string {
  if (!place) return location;
  const { name, level } = place;
  const filed = level ? `${name}, ${level}` : name;
  const written = location.toLowerCase();
  if (filed.toLowerCase().includes(written)) return filed;
  if (!written.includes(name.toLowerCase())) return `${filed}: ${location}`;
  return level && !written.includes(level.toLowerCase()) ? `${location}, ${level}` : location;
}
