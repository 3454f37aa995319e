/** Seconds that a choice is remembered: half a year, then it is asked for again. */
export const CHOICE_SECONDS = 180 * 86_400;

/** The value of a cookie that scripts may read. */
export function readCookie(name: string, cookies = document.cookie): string | undefined {
  const found = cookies.split('; ').find((each) => each.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Writes a cookie of the site; without `seconds` it ends with the browser, and 0 takes it away. */
export function writeCookie(name: string, value: string, seconds?: number): void {
  const age = seconds === undefined ? '' : `; max-age=${seconds}`;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; samesite=lax${age}${secure}`;
}
