export { closeOrders } from './close-orders.ts';
export { paymentRoutes } from './routes.ts';
export { startPaymentSweep } from './start-sweep.ts';
