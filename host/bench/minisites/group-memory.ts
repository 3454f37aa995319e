import { readFileSync } from 'node:fs';

/** Resident memory in MB of a process and of all that it started, by the files of Linux. */
function residentMb(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    const own = Number(/VmRSS:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    return own + children.reduce((sum, child) => sum + residentMb(Number(child)), 0);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}

/** Looks 20 times a second how much memory a process and its children have; `stop` gives the most in MB. */
export function watchMemory(pid: number): { stop(): number } {
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, residentMb(pid))), 50);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}
