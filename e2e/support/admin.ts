/** The administrator that the server under test begins with. */
export const ADMIN = { email: 'ada@example.com', password: 'the root of all of it' } as const;
