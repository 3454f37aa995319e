import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { createContext, useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { Problem } from './schema.ts';

const Problems = createContext<readonly Problem[]>([]);

/** Gives the fields below what the server found. */
export const ProblemsProvider = Problems.Provider;

/** The problem of a field, by its source in the form. */
export function useProblem(source: string): string | undefined {
  const path = source.replace(/^value\.?/, '');
  return useContext(Problems).find((one) => one.path === path)?.expected;
}

/** Whether a problem is somewhere within a field. */
export function useHasProblem(source: string): boolean {
  const path = source.replace(/^value\.?/, '');
  return useContext(Problems).some((one) => one.path === path || one.path.startsWith(`${path}.`));
}

/** All that the server found, above the form. */
export function ProblemList() {
  const translate = useTranslate();
  const problems = useContext(Problems);
  if (problems.length === 0) return null;
  return (
    <Alert severity="error" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
      <AlertTitle>{translate('staff.resources.content.problems')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {problems.map(({ path, expected, received }) => (
          <li key={`${path} ${received}`}>
            {translate('staff.resources.content.problem', { path, expected, received })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
