/** The page, or nothing where it is not made within `ms` milliseconds: one that comes later is dropped. */
export async function pageInTime<Made>(made: Promise<Made>, ms: number): Promise<Made | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  try {
    return await Promise.race([made, late]);
  } finally {
    clearTimeout(timer);
  }
}
