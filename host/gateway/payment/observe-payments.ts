import { observed, report } from '../observe/observe.ts';
import { PaymentTimeout, type PaymentProvider } from './payment-provider.ts';

type Method = (...given: unknown[]) => unknown;

/** Reports how long each call of a provider takes and how it ends. Wraps all its methods, whatever they are; those of `hosted` read alone and are left out. */
export function observePayments(provider: PaymentProvider): PaymentProvider {
  return new Proxy(provider, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function' || typeof name !== 'string') return member;
      return async (...given: unknown[]) => {
        const from = performance.now();
        const end = (outcome: 'answered' | 'timeout' | 'error') =>
          report('payment', { operation: name, outcome, seconds: (performance.now() - from) / 1000 });
        try {
          const answer = await observed({ name: `payment ${name}`, system: target.name }, async () =>
            (member as Method).apply(target, given),
          );
          end('answered');
          return answer;
        } catch (error) {
          end(error instanceof PaymentTimeout ? 'timeout' : 'error');
          throw error;
        }
      };
    },
  });
}
