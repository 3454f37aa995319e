/** A bar on one line of a terminal; where there is no terminal, one line for every tenth. */
export function progressBar(out: NodeJS.WriteStream, label: string): (done: number, total: number) => void {
  let shown = -1;
  return (done, total) => {
    const tenths = total === 0 ? 10 : Math.floor((done / total) * 10);
    if (out.isTTY) {
      const width = 24;
      const full = total === 0 ? width : Math.round((done / total) * width);
      out.write(`\r${label} [${'#'.repeat(full)}${'-'.repeat(width - full)}] ${done} of ${total}`);
      if (done >= total) out.write('\n');
    } else if (tenths > shown) out.write(`${label} ${tenths * 10} %\n`);
    shown = tenths;
  };
}
