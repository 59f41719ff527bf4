/** The help centre's words: shown on its page, and what the assistant answers questions about the product from. */
export * from './faq.ts';
export * from './guide.ts';
export * from './guides.ts';
