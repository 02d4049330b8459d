"""ReFrame's configuration for the cluster that scripts/two-node-slurm starts."""

site_configuration = {
    'systems': [{
        'name': 'two',
        'hostnames': ['.*'],
        'partitions': [{
            'name': 'bench',
            # As sites without accounting have it.
            'scheduler': 'squeue',
            'launcher': 'local',
            'access': ['--partition=bench'],
            'environs': ['builtin'],
            'max_jobs': 4,
        }],
    }],
    'environments': [{'name': 'builtin'}],
}
