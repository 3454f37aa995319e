import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { StaffLayout } from './layout/staff-layout.tsx';
import { i18nProvider } from './messages.ts';
import { APP_RESOURCES } from './resources.ts';
import { SetUpPage } from './sign-in/set-up-page.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { theme } from './theme.ts';

/** The back office: sign-in, and the resources that the role may see. */
export function BackOfficeApp() {
  return (
    <Admin
      title="Staykit"
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      theme={theme}
      darkTheme={null}
      layout={StaffLayout}
      loginPage={SignInPage}
      requireAuth
      disableTelemetry
    >
      {APP_RESOURCES.map(({ group, ...resource }) => (
        <Resource key={resource.name} {...resource} options={{ group }} />
      ))}
      <CustomRoutes noLayout>
        <Route path="/set-up" element={<SetUpPage />} />
      </CustomRoutes>
    </Admin>
  );
}
