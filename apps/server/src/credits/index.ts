export { type Entered, type Entry, enter, enterAlone, lockBalance, readBalance } from './ledger.ts';
export { creditRoutes } from './routes.ts';
export { takeBack } from './take-back.ts';
