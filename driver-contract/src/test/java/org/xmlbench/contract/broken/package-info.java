/** Drivers that the contract must stop, each broken in one way. */
package org.xmlbench.contract.broken;
