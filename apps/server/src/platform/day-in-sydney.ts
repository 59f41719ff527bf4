const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney', dateStyle: 'short' });

/**
 * The day as YYYY-MM-DD by Sydney's clock, the earliest of the capitals to begin one: what is said to be due today isn't
 * overdue already anywhere in Australia, as by UTC it would be each morning.
 */
export const dayInSydney = (time: Date): string => DAY.format(time);
