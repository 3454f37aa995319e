import { defineCommand } from 'citty';
import type { Finding } from '../../server/doctor/finding.ts';
import { examineShop } from './examine-shop.ts';

/** `staykit doctor`: what a shop lacks before it opens, and what is weak; exit code 1 if something is missing. */
export const doctorCommand = defineCommand({
  meta: {
    name: 'doctor',
    description: 'Says what a production shop lacks, and what is weak; changes nothing',
  },
  run: async () => {
    const findings = await examineShop(process.env);
    const width = Math.max(...findings.map(({ check }) => check.length));
    for (const { check, state, found, todo } of findings) {
      console.log(`${state.padEnd(7)}  ${check.padEnd(width)}  ${found}`);
      if (todo !== undefined) console.log(`${' '.repeat(width + 11)}${todo}`);
    }
    const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length;
    console.log(`${count('missing')} missing, ${count('weak')} weak, ${count('ok')} ok.`);
    return count('missing') > 0 ? 1 : 0;
  },
});
