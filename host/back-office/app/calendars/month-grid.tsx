import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { money } from '../layout/money.tsx';
import type { Night } from './night.ts';
import { RangeDialog } from './range-dialog.tsx';

interface Month {
  id: string;
  month: string;
  firstDay: string;
  lastDay: string;
  /** Room types with calendars of their own, the standard one first. */
  rooms: { code: string; name: string }[];
  nights: Night[];
}

/** The room type of hotels that name none. */
const STANDARD = 'standard';

/** A month so many later. */
function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const date = new Date(Date.UTC(year, number - 1 + count, 1));
  return date.toISOString().slice(0, 7);
}

/** Monday is 0. */
const weekday = (day: string): number => (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;

const inWords = (month: string): string =>
  new Date(`${month}-01T00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** For those who hear the page: the whole date. */
const HIDDEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const WEEK = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** The nights of a month with prices and rooms: press the first and the last night of a range to change it. */
export function MonthGrid({ hotelId }: { hotelId: string }) {
  const translate = useTranslate();
  const t = (key: string, values = {}) => translate(`staff.resources.calendars.${key}`, values);
  const [month, setMonth] = useState(() => new Date().toISOString().slice(0, 7));
  const [first, setFirst] = useState<string>();
  const [range, setRange] = useState<[from: string, to: string]>();
  const [room, setRoom] = useState(STANDARD);
  const id = `${hotelId}:${month}${room === STANDARD ? '' : `:${room}`}`;
  const { data, error, isPending, refetch } = useGetOne<Month>('calendars', { id });
  // While another calendar loads, the choice stays where it is.
  const rooms = useRef<Month['rooms']>([]);
  if (data) rooms.current = data.rooms;
  function press(night: string) {
    if (first === undefined) return setFirst(night);
    setRange(first <= night ? [first, night] : [night, first]);
    return setFirst(undefined);
  }
  return (
    <Box component="section" aria-label={t('title')} sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, flexWrap: 'wrap' }}>
        <Typography
          variant="subtitle1"
          component="h2"
          sx={{ fontWeight: 600, minWidth: 160 }}
          aria-live="polite"
        >
          {inWords(month)}
        </Typography>
        <Button size="small" onClick={() => setMonth(monthAfter(month, -1))}>
          {t('previous')}
        </Button>
        <Button size="small" onClick={() => setMonth(monthAfter(month, 1))}>
          {t('next')}
        </Button>
        {rooms.current.length > 1 && (
          <TextField
            select
            size="small"
            margin="none"
            label={t('room')}
            value={room}
            onChange={({ target }) => {
              setFirst(undefined);
              setRoom(target.value);
            }}
            sx={{ minWidth: 160 }}
          >
            {rooms.current.map(({ code, name }) => (
              <MenuItem key={code} value={code}>
                {code === STANDARD && name === code ? t('standard') : name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Typography variant="body2" color="text.secondary">
          {t(first === undefined ? 'hint' : 'hintEnd', { night: first })}
        </Typography>
      </Box>
      {error && <Alert severity="error">{error.message}</Alert>}
      {isPending && <CircularProgress aria-label={t('loading')} />}
      {data?.nights.length === 0 && (
        <Alert severity="info">{t('none', { first: data.firstDay, last: data.lastDay })}</Alert>
      )}
      {data && data.nights.length > 0 && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 0.5 }}>
          {WEEK.map((name) => (
            <Typography key={name} variant="caption" color="text.secondary" aria-hidden>
              {name}
            </Typography>
          ))}
          {data.nights.map((one, index) => (
            <NightButton
              key={one.night}
              night={one}
              isFirst={index === 0}
              isChosen={one.night === first}
              onPress={press}
            />
          ))}
        </Box>
      )}
      {range && data && (
        <RangeDialog
          key={range.join()}
          calendar={data.id}
          from={range[0]}
          to={range[1]}
          night={data.nights.find(({ night }) => night === range[0])}
          onClose={(isChanged) => {
            setRange(undefined);
            if (isChanged) void refetch();
          }}
        />
      )}
    </Box>
  );
}

function NightButton({
  night,
  isFirst,
  isChosen,
  onPress,
}: {
  night: Night;
  isFirst: boolean;
  isChosen: boolean;
  onPress(night: string): void;
}) {
  const translate = useTranslate();
  const left = night.closed ? 0 : Math.max(0, night.allotment - night.sold);
  const t = (key: string, values = {}) => translate(`staff.resources.calendars.${key}`, values);
  const price = night.price > 0 ? money(night.price).replace('.00', '') : '–';
  const rooms = night.closed ? t('closed') : t('left', { left, allotment: night.allotment });
  return (
    <ButtonBase
      aria-pressed={isChosen}
      onClick={() => onPress(night.night)}
      sx={{
        ...(isFirst && { gridColumnStart: weekday(night.night) + 1 }),
        display: 'grid',
        justifyItems: 'start',
        alignContent: 'start',
        textAlign: 'start',
        minHeight: { xs: 62, sm: 84 },
        p: { xs: 0.5, sm: 1 },
        border: 1,
        borderColor: isChosen ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: left === 0 ? 'background.default' : 'background.paper',
        overflow: 'hidden',
        '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main' },
      }}
    >
      <Typography variant="caption" color="text.secondary">
        <Box component="span" sx={HIDDEN}>
          {night.night}
        </Box>
        <span aria-hidden>{Number(night.night.slice(8))}</span>
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 600, fontSize: { xs: 12, sm: 14 } }}>
        {price}
      </Typography>
      <Typography
        variant="caption"
        sx={{ fontSize: { xs: 10, sm: 12 } }}
        color={night.closed ? 'error' : 'text.secondary'}
      >
        {rooms}
        {night.minimumStay > 1 && ` · ${t('minimum', { nights: night.minimumStay })}`}
      </Typography>
    </ButtonBase>
  );
}
