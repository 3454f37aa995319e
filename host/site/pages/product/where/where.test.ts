import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { worldPixel } from '@staykit/ui/components/map/clusters.ts';
import { coastKm, landIn, type Box } from './coast.ts';
import { whereOf } from './where-of.ts';

const told = async (label: string, lat: number, lng: number) => {
  const where = await whereOf({ label, lat, lng }, 'fr_FR');
  return Object.fromEntries((where?.distances ?? []).map(({ kind, name, km }) => [kind, { name, km }]));
};

describe('where a hotel is', () => {
  it('a house at the sea has its town, its station, the sea and its airport, and no slopes', async () => {
    const found = await told('Biarritz', 43.48, -1.556);
    expect(Object.keys(found)).toEqual(['centre', 'station', 'sea', 'airport']);
    expect(found['centre']?.name).toBe('Biarritz');
    expect(found['sea']?.km).toBeLessThanOrEqual(2);
  });

  it('a house in the mountains has slopes and no sea', async () => {
    const found = await told('Chamonix-Mont-Blanc', 45.924, 6.87);
    expect(Object.keys(found)).toEqual(['centre', 'station', 'slopes', 'airport']);
    expect(found['airport']?.name).toContain('GVA');
  });

  it('the centre is that of its own town, though another is closer', async () => {
    const found = await told('Annecy', 45.918, 6.14);
    expect(found['centre']?.name).toBe('Annecy');
  });

  it('without coordinates nothing is said, and under their other names they count', async () => {
    expect(await whereOf({ label: 'Annecy' }, 'fr_FR')).toBeUndefined();
    expect((await whereOf({ label: 'Annecy', latitude: 45.9, longitude: 6.12 }, 'fr_FR'))?.at).toEqual({
      lat: 45.9,
      lng: 6.12,
    });
  });

  it('the coast is as far as it is: Paris to the Channel, Madrid to its sea', async () => {
    const where = await whereOf({ label: 'Paris', lat: 48.857, lng: 2.352 }, 'fr_FR');
    const far = (lat: number, lng: number) =>
      coastKm({ ...worldPixel({ lat, lng }), lat }, where?.base.gridZoom ?? 0, where?.coast ?? []);
    expect(far(48.857, 2.352)).toBeGreaterThan(130);
    expect(far(48.857, 2.352)).toBeLessThan(180);
    expect(far(40.417, -3.703)).toBeGreaterThan(280);
  });

  it('what is cut out of the land stays in its box and keeps what lies inside', () => {
    const square = (side: number) => ({
      points: [
        [-side, -side],
        [side, -side],
        [side, side],
        [-side, side],
      ] as const,
      box: [-side, -side, side, side] as Box,
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 90 }), (side, half) => {
        const box: Box = [-half, -half, half, half];
        const [ring = []] = landIn(box, [square(side)]);
        const reach = Math.min(side, half);
        expect(ring.map((point) => point.map((one) => Math.round(Math.abs(one) * 1e6) / 1e6))).toEqual(
          ring.map(() => [reach, reach]),
        );
        expect(ring).toHaveLength(4);
      }),
    );
    expect(landIn([200, 200, 300, 300], [square(5)])).toEqual([]);
  });
});
