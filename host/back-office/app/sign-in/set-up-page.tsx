import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { call } from '../call.ts';
import { SignInFrame } from './sign-in-frame.tsx';

interface Enrolment {
  email: string;
  secret: string;
  qr: string;
}

/** The page of a set-up link: second factor, password, and once the recovery codes. */
export function SetUpPage() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<string[]>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    call<Enrolment>('POST', '/session/set-up', { token }).then(setEnrolment, (error: Error) =>
      setProblem(error.message),
    );
  }, [token]);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    try {
      const answer = await call<{ recoveryCodes: string[] }>('POST', '/session/set-up/finish', {
        token,
        password: given.get('password'),
        code: given.get('code'),
      });
      setProblem('');
      setCodes(answer.recoveryCodes);
    } catch (error) {
      setProblem((error as Error).message);
    }
  }
  return (
    <SignInFrame title={translate(codes ? 'staff.setUp.recovery' : 'staff.setUp.title')}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {codes && (
        <>
          <Typography>{translate('staff.setUp.recoveryHint')}</Typography>
          <Box component="ul" sx={{ fontFamily: 'monospace', columns: 2, listStyle: 'none', p: 0, m: 0 }}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Box>
          <Button variant="contained" href="#/login">
            {translate('staff.signIn.toSignIn')}
          </Button>
        </>
      )}
      {enrolment && !codes && (
        <Stack component="form" onSubmit={submit} spacing={2}>
          <Typography>{translate('staff.setUp.intro')}</Typography>
          <Box
            component="img"
            alt={translate('staff.setUp.qr')}
            src={`data:image/svg+xml,${encodeURIComponent(enrolment.qr)}`}
            width={200}
            height={200}
            sx={{ alignSelf: 'center' }}
          />
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {translate('staff.setUp.secret', { secret: enrolment.secret })}
          </Typography>
          <TextField
            label={translate('staff.signIn.email')}
            value={enrolment.email}
            autoComplete="username"
            slotProps={{ input: { readOnly: true } }}
          />
          <TextField
            name="password"
            type="password"
            label={translate('staff.setUp.password')}
            autoComplete="new-password"
            required
          />
          <TextField
            name="code"
            label={translate('staff.setUp.code')}
            autoComplete="one-time-code"
            required
          />
          <Button type="submit" variant="contained" size="large">
            {translate('staff.setUp.submit')}
          </Button>
        </Stack>
      )}
    </SignInFrame>
  );
}
