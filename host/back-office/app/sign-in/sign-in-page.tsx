import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { SignInFrame } from './sign-in-frame.tsx';

/** Sign-in with address, password and second factor at once: a wrong one tells nothing of the others. */
export function SignInPage() {
  const translate = useTranslate();
  const signIn = useLogin();
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name));
    setSending(true);
    try {
      await signIn({ email: text('email'), password: text('password'), code: text('code') });
    } catch (error) {
      setProblem((error as Error).message);
      setSending(false);
    }
  }
  return (
    <SignInFrame title={translate('staff.title')}>
      <Stack component="form" onSubmit={submit} spacing={2}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <TextField
          name="email"
          type="email"
          label={translate('staff.signIn.email')}
          autoComplete="username"
          required
        />
        <TextField
          name="password"
          type="password"
          label={translate('staff.signIn.password')}
          autoComplete="current-password"
          required
        />
        <TextField
          name="code"
          label={translate('staff.signIn.code')}
          helperText={translate('staff.signIn.codeHint')}
          autoComplete="one-time-code"
          required
        />
        <Button type="submit" variant="contained" size="large" disabled={isSending}>
          {translate('staff.signIn.submit')}
        </Button>
      </Stack>
    </SignInFrame>
  );
}
